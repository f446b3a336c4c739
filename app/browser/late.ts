import { watchSignOut } from "./forget-kept";
import { watchKeys } from "./list-keys";

/** What no page needs at first: this is asked for when it has loaded. */
watchKeys();
watchSignOut();
