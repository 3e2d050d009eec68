/** Words about how a reader asks, not about what. They count only in a query that has no others. */
export const FILLERS = new Set(
  'a an and any are as at be been by can could did do does for from get gets happen happened happens have he her his how i if in is it its like look looked looks me mean means my need no of on one or our please say says she should so tell tells that the their them then there they this to us use used using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
