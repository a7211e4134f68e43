/** The mean of ratings to one decimal, as it is shown: "5.0". */
export function meanRating(reviews: readonly { rating: number }[]): string {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return (sum / reviews.length).toFixed(1);
}
