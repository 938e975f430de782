import {randomBytes} from 'node:crypto';
import {chownSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../lib/startServer.ts';
import {mustRun, run, start} from './process.ts';

/** Connection details of a PostgreSQL server. */
export interface Server {
  host: string;
  port: number;
  user: string;
  password: string;
  /** Folder with the client programs; empty if they are in PATH. */
  bin: string;
}

/** Returns the user and group to run the server as, because PostgreSQL refuses to run as root. */
async function account(): Promise<{uid?: number; gid?: number}> {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const line = await mustRun('Looking up the user postgres', 'getent', ['passwd', 'postgres']);
  const [, , uid, gid] = line.split(':');
  return {uid: Number(uid), gid: Number(gid)};
}

/** Starts a temporary server in a new folder that listens only on the loopback interface. The programs are in `bin`. */
export async function startServer(bin: string, folder: string): Promise<Server> {
  const identity = await account();
  const password = randomBytes(12).toString('hex');
  mkdirSync(folder, {recursive: true, mode: 0o700});
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, `${password}\n`);
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(folder, identity.uid, identity.gid);
    chownSync(passwordFile, identity.uid, identity.gid);
  }
  const options = {...identity, cwd: folder, env: {PATH: process.env.PATH, LC_ALL: 'C'}};
  const create = ['-D', folder, '-U', 'prove', '-E', 'UTF8', '--no-locale', '-A', 'scram-sha-256', '--no-sync'];
  await mustRun('initdb', path.join(bin, 'initdb'), [...create, `--pwfile=${passwordFile}`], options);
  const port = await freePort();
  // The data is deleted at the end, so it does not have to survive a crash.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: 'off',
    max_connections: 60,
    max_locks_per_transaction: 256,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = start(path.join(bin, 'postgres'), ['-D', folder, ...args], {...options, stdio: 'ignore'});
  const result = {host: '127.0.0.1', port, user: 'prove', password, bin};
  for (let attempt = 0; attempt < 150 && server.exitCode === null; attempt++) {
    if (
      (await run(program(result, 'psql'), connect(result, 'postgres', ['-c', 'SELECT 1']), envOf(result))).code === 0
    ) {
      return result;
    }
    await sleep(100);
  }
  throw new Error('The PostgreSQL server did not start.');
}

/**
 * Parses the URL of a running server, such as `postgres://user:password@localhost:5432`. Throws an error for any other text.
 */
export function readDatabaseUrl(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || !url.hostname || !url.username) {
    throw new Error(`--database is "${text}"; allowed: a URL such as postgres://user:password@localhost:5432.`);
  }
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    bin: '',
  };
}

const program = ({bin}: Server, name: string) => (bin ? path.join(bin, name) : name);
const envOf = ({password}: Server) => ({env: {...process.env, PGPASSWORD: password, LC_ALL: 'C'}});
const connect = ({host, port, user}: Server, database: string, args: readonly string[]) => [
  ...['-h', host, '-p', String(port), '-U', user, '-d', database],
  ...args,
];

/** Runs SQL statements, each in a separate transaction. */
export async function sql(server: Server, database: string, ...statements: readonly string[]): Promise<string> {
  const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...statements.flatMap((text) => ['-c', text])];
  return mustRun('psql', program(server, 'psql'), connect(server, database, args), envOf(server));
}

/** Dumps a database to a file. */
export async function dump(server: Server, database: string, file: string): Promise<void> {
  const args = ['-Fc', '-Z1', '--no-owner', '-f', file];
  await mustRun('pg_dump', program(server, 'pg_dump'), connect(server, database, args), envOf(server));
}

/** Restores a database from a file that `dump()` wrote. */
export async function restore(server: Server, database: string, file: string): Promise<void> {
  const args = ['-j2', '--no-owner', file];
  await mustRun('pg_restore', program(server, 'pg_restore'), connect(server, database, args), envOf(server));
}
