export { freightCents } from "./freight";
