export { addUploaded, sweepUploads } from "./bulk-add";
export { lockPeople } from "./change";
export { listUsers } from "./list";
export { ManagedUserListSchema } from "./contract";
export { manageUserRoutes } from "./routes";
export { inScope, unknownPerson } from "./scope";
