import type { SerializeFrom } from "@remix-run/node";
import type { loadHome } from "./home.server";

export type HomeData = SerializeFrom<typeof loadHome>;
