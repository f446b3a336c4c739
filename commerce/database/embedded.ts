import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";

/**
 * A stream between the driver and the embedded database: the driver writes PostgreSQL's wire protocol and
 * PGlite's answer is returned. The driver corks the messages of one statement, so each statement is one call
 * to the database.
 */
class EmbeddedStream extends Duplex {
  /** The driver reads this to decide whether it may end the session. */
  connecting = true;

  constructor(private readonly database: PGlite) {
    super();
  }

  /** An earlier session may have left a transaction or prepared statements behind. */
  connect(): this {
    void this.database
      .exec("rollback")
      .then(() => this.database.exec("discard all"))
      .then(
        () => {
          this.connecting = false;
          this.emit("connect");
        },
        (error: Error) => this.destroy(error),
      );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    const said: Buffer[] = [];
    // PGlite returns its own memory, which the next statement overwrites.
    const onRawData = (data: Uint8Array) => void said.push(Buffer.from(data));
    this.database.execProtocolRawStream(chunk, { syncToFs: false, onRawData }).then(
      () => {
        done();
        if (said.length > 0) this.push(said.length === 1 ? said[0] : Buffer.concat(said));
      },
      (error: Error) => done(error),
    );
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "binary", done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // Methods of a socket that the driver calls.
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
}

export interface EmbeddedDatabase {
  /** A new stream to it, for the driver's `stream` setting. Only one may be open at a time. */
  stream: () => Duplex;
  close(): Promise<void>;
}

/**
 * Opens PGlite on a folder, or in memory.
 * @param options.files the most files that it keeps open, from 64; its own default is 1,000.
 */
export async function openEmbedded({
  dataDir,
  files,
}: {
  dataDir?: string;
  files?: number;
}): Promise<EmbeddedDatabase> {
  const startParams = files && [...PGlite.defaultStartParams, "-c", `max_files_per_process=${files}`];
  const database = await PGlite.create({ dataDir, ...(startParams && { startParams }) });
  return {
    stream: () => new EmbeddedStream(database),
    close: () => database.close(),
  };
}
