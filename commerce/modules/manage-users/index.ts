export { addUploaded, sweepUploads } from "./bulk-add";
export { lockPeople, toChange as personToChange } from "./change";
export { listUsers, peopleOf } from "./list";
export { ContentBody, DoneSchema, ManagedUserListSchema, ManagedUserSchema } from "./contract";
export { manageUserRoutes } from "./routes";
export { type ChangeCall, inScope, inSight, managedElsewhere, type ManageCall, unknownPerson } from "./scope";
export { showUser } from "./show";
