import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Kept {
  name: string;
  bytes: number;
  madeAt: number;
}

/**
 * Pictures that were made, as files of a folder. Those that were made first go once all of them are larger than the limit;
 * one that is older than `freshMs` is made anew.
 */
export class KeptPictures {
  private readonly all = new Map<string, Kept>();
  private sum = 0;
  private opened: Promise<void> | undefined;

  constructor(
    private readonly options: { folder: string; mostBytes: number; freshMs: number; now: () => number },
  ) {}

  /** The picture of that name, if there is one that is fresh. */
  async find(name: string): Promise<Buffer | undefined> {
    await this.open();
    const kept = this.all.get(name);
    if (!kept || this.options.now() - kept.madeAt > this.options.freshMs) return undefined;
    // Somebody may have emptied the folder.
    return readFile(join(this.options.folder, name)).catch(() => undefined);
  }

  /** Keeps a picture. A folder that cannot be written keeps none. */
  async keep(name: string, content: Buffer): Promise<void> {
    await this.open();
    const file = join(this.options.folder, name);
    const half = `${file}.${process.pid}.part`;
    try {
      await writeFile(half, content);
      await rename(half, file);
    } catch {
      await rm(half, { force: true }).catch(() => undefined);
      return;
    }
    this.note({ name, bytes: content.length, madeAt: this.options.now() });
    await this.makeRoom();
  }

  private note(kept: Kept): void {
    this.sum += kept.bytes - (this.all.get(kept.name)?.bytes ?? 0);
    this.all.delete(kept.name);
    this.all.set(kept.name, kept);
  }

  private async makeRoom(): Promise<void> {
    for (const { name, bytes } of this.all.values()) {
      if (this.sum <= this.options.mostBytes) return;
      this.all.delete(name);
      this.sum -= bytes;
      await rm(join(this.options.folder, name), { force: true });
    }
  }

  private open(): Promise<void> {
    return (this.opened ??= this.read());
  }

  /** What an earlier run of the shop has made. */
  private async read(): Promise<void> {
    const { folder } = this.options;
    await mkdir(folder, { recursive: true }).catch(() => undefined);
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, bytes: size, madeAt: mtimeMs };
      }),
    );
    for (const kept of found.toSorted((a, b) => a.madeAt - b.madeAt)) {
      if (kept.name.endsWith(".part")) await rm(join(folder, kept.name), { force: true });
      else this.note(kept);
    }
    await this.makeRoom();
  }
}
