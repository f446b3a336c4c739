export { cxmlRoutes, type CxmlParts } from "./cxml-routes";
export { deskRoutes } from "./desk/routes";
export { type ConnectionEntry, ConnectionMistake, ConnectionsFile, writeConnections } from "./manage";
export { ociRoutes } from "./oci/routes";
export { punchoutRoutes } from "./routes";
export { sweepVisits } from "./sweep";
