export { teamDraftRoutes, teamFileRoutes } from "./draft-routes";
export { sweepTeamDrafts, workTeamFiles } from "./file/job";
export { teamOrderRoutes } from "./routes";
