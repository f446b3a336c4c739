import { ActionLink } from "~/ui/link-button";
import { packPath, type PackPlace } from "~/paths";

interface Chosen {
  id: string;
  name: string;
  colour: string;
  size: string;
  style: string;
  setId: string;
}

/** From a chosen item to the form that changes its size, colour or engraving in its place. */
export function ChangeLink({ item, place }: { item: Chosen; place: PackPlace }) {
  const { id, style, setId } = item;
  return (
    <ActionLink
      small
      to={packPath({ ...place, set: setId, style, item: id })}
      aria-label={`Change ${item.name}, ${item.colour}, ${item.size}`}
    >
      Change
    </ActionLink>
  );
}
