import type { SerializeFrom } from "@remix-run/node";
import type { managedUserView, seenUserView } from "./person.server";

export type UserView = SerializeFrom<typeof managedUserView>;
export type SeenUserView = SerializeFrom<typeof seenUserView>;
