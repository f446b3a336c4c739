export { addGroup, addMembers, changeGroup, deleteGroup, removeMembers } from "./change";
export { GroupChangeBody } from "./contract";
export { userGroupRoutes } from "./routes";
