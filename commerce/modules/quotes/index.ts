export { quoteUrl, quoteWords } from "./news";
export { endedOffers, orderQuotes } from "./order";
export { quoteRoutes } from "./routes";
export { deskQuoteMessage, quoteMessage } from "./notify";
