export { addUploaded, sweepUploads } from "./bulk-add";
export { lockPeople, toChange as personToChange } from "./change";
export { listUsers } from "./list";
export { ContentBody, DoneSchema, ManagedUserListSchema } from "./contract";
export { manageUserRoutes } from "./routes";
export { type ChangeCall, inScope, type ManageCall, unknownPerson } from "./scope";
export { showUser } from "./show";
