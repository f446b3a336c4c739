export { assisted } from "./act";
export { assistedRoutes } from "./routes";
export { addStaff, closeStaff, listStaff, StaffMistake } from "./staff";
