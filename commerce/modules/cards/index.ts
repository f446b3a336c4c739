export { authorise, chargeCard, noProcessor, refundCard } from "./processor";
export { CARD_OF_ANOTHER, refundSentence, refundWords } from "./refund-words";
export { type Card, cardFacts, cardsOf, cardTypes, cardWords, isExpired, usableCard } from "./records";
