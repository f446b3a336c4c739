export { authorise, chargeCard, noProcessor } from "./processor";
export { type Card, cardFacts, cardsOf, cardTypes, cardWords, isExpired, usableCard } from "./records";
