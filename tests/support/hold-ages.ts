import { ageClock } from "../../commerce/calendar";

// What is cached does not age while tests count what is read.
ageClock.now = () => 0;
