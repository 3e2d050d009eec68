const listOf = (words: string) => new Set(words.split(' '));

/** Words that say how a reader asks, not what about. They count only in a query that has no others. */
export const FILLERS = listOf(
  'a an and any are as at be been by can could did do does for from get gets happen happened happens have how i if in is it its like look looked looks me mean means my need no of on one or our please say says should so tell tells that the their them then there they this to us use used using want was we what when where which who why will with would you your',
);

/** Everyday words. On a small site they're rare, so by rarity alone they would count more than the site's own terms. */
export const GENERAL_WORDS = listOf(
  'again all almost alone already also although always another anybody anyone anything away back because become better both bring build but come during each either else enough even ever every everybody everyone everything few find first give given go goes good has he help here his instead itself just keep know last least let long lot make makes many may maybe might mine more most much must my myself never next nobody none nor not nothing now off often old once only other others out over own people perhaps possible put really right same see seem several she show since some somebody someone something still such take than thing things through time together too try under until up very via want way ways well whole whose within without work works would wrong yet yourself',
);
