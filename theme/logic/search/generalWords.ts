/**
 * Words of everyday English that say little about any subject. On a small site they are rare, and would seem to tell
 * more than its own terms do.
 */
export const GENERAL_WORDS = new Set(
  'again all almost alone already also although always another anybody anyone anything away back because become better both bring build but come during each either else enough even ever every everybody everyone everything few find first give given go goes good has he help here his instead itself just keep know last least let long lot make makes many may maybe might mine more most much must my myself never next nobody none nor not nothing now off often old once only other others out over own people perhaps possible put really right same see seem several she show since some somebody someone something still such take than thing things through time together too try under until up very via want way ways well whole whose within without work works would wrong yet yourself'.split(
    ' ',
  ),
);
