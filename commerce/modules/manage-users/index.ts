export { addByFile, changeByFile, type FilePerson, type NewFilePerson } from "./by-file";
export { addUploaded, sweepUploads } from "./bulk/add";
export {
  leaveFurtherUnit,
  lockPeople,
  newUnitFault,
  save as savePerson,
  toChange as personToChange,
  toEdit as personToEdit,
} from "./change";
export { groupsWith, haveRole, type RoleCode, roleCodeOf, ROLES, rolesOf } from "./roles";
export { listUsers, peopleAtHome, peopleOf } from "./list";
export { emailFault, employeeCodeFault, isEmail, mobileFault } from "./checks";
export { EARLIEST_YEAR, employmentFault, hiredBy } from "./employment";
export { attentionCounts, type Attention } from "./attention";
export { addPerson, createUser } from "./create";
export { unitsByName } from "./bulk/check";
export {
  CODE_PATTERN,
  ContentBody,
  CreateBody,
  DoneSchema,
  EMAIL_TEXT,
  ManagedUserListSchema,
  ManagedUserSchema,
} from "./contract";
export { B2BUserSchema, b2bUserOf, ListedPersonSchema } from "./reference-contract";
export { manageUserRoutes } from "./routes";
export {
  type IdentityChangeCall,
  inScope,
  inSight,
  managedElsewhere,
  type ManageCall,
  unknownPerson,
} from "./scope";
export { showUser } from "./read";
export { usersAddedMessage } from "./bulk/end-mail";
