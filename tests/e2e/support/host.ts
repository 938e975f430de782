import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {headersFor, parseHeaders, type HeaderRule} from '../../../src/headers/headersFile.ts';
import {mediaType} from '../../../src/offline/urls.ts';

/** An answer that a host has sent. */
export interface Answered {
  path: string;
  status: number;
  /** Size of the body over the wire. */
  bytes: number;
}

/** Tells a service worker that the connection costs its reader money. */
const meteredConnection = "Object.defineProperty(navigator, 'connection', {value: {type: 'cellular'}});\n";

function rulesOf(folder: string): HeaderRule[] {
  return parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
}

/**
 * A host of a site, which serves one folder after another under the same origin, with the headers of its build, and can be
 * cut off: without it there is no network for a page that stands on it, and no browser can pretend otherwise.
 */
export class Host {
  /** What it has answered since the last `forget`. */
  answered: Answered[] = [];
  /** Whether service workers find themselves on mobile data; what a test tells the browser reaches pages alone. */
  isMetered = false;
  private server: Server | undefined;
  private port = 0;
  private readonly faults: {pattern: RegExp; left: number}[] = [];
  private readonly held: {pattern: RegExp; opened: Promise<void>}[] = [];

  private rules: HeaderRule[];

  /** @param folder - The build that it serves. */
  constructor(private folder: string) {
    this.rules = rulesOf(folder);
  }

  /** Address of the site, without a slash at the end. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Begins to answer, on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Goes off the network: open connections end, new ones are refused. */
  async stop(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
  }

  /**
   * Serves another build from now on.
   *
   * @param folder - Where it is.
   */
  deploy(folder: string): void {
    this.folder = folder;
    this.rules = rulesOf(folder);
  }

  /** Answers the next requests for some paths with status 503. */
  fail(pattern: RegExp, times: number): void {
    this.faults.push({pattern, left: times});
  }

  /**
   * Lets requests for some paths wait.
   *
   * @param pattern - Which paths.
   * @returns Lets them go on, and all later ones.
   */
  hold(pattern: RegExp): () => void {
    let open = (): void => undefined;
    const hold = {pattern, opened: new Promise<void>((resolve) => (open = resolve))};
    this.held.push(hold);
    return () => {
      this.held.splice(this.held.indexOf(hold), 1);
      open();
    };
  }

  /** Begins to count anew. */
  forget(): void {
    this.answered = [];
  }

  /** Bytes over the wire since the last `forget`. */
  get bytes(): number {
    return this.answered.reduce((sum, {bytes}) => sum + bytes, 0);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname} = new URL(request.url!, this.origin);
    await Promise.all(this.held.filter(({pattern}) => pattern.test(pathname)).map(({opened}) => opened));
    if (response.destroyed) {
      return;
    }
    const fault = this.faults.find(({pattern, left}) => left > 0 && pattern.test(pathname));
    if (fault) {
      fault.left--;
      this.send(response, pathname, 503, '.txt', Buffer.from('Out of order'));
      return;
    }
    const [status, file] = this.find(pathname);
    if (status === 301) {
      response.setHeader('Location', file);
      this.send(response, pathname, status, '.txt', Buffer.alloc(0));
    } else {
      const content = readFileSync(file);
      const isTold = this.isMetered && pathname === '/sw.js';
      this.send(
        response,
        pathname,
        status,
        file,
        isTold ? Buffer.concat([Buffer.from(meteredConnection), content]) : content,
      );
    }
  }

  /** Status and file; or where a file is served, as hosts of sites without trailing slashes have it. */
  private find(pathname: string): [status: number, file: string] {
    const clean = pathname.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '');
    if (clean !== pathname) {
      return [301, clean || '/'];
    }
    const base = path.join(this.folder, decodeURIComponent(pathname));
    const file = [base, `${base}.html`, path.join(base, 'index.html')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    return file === undefined ? [404, path.join(this.folder, '404.html')] : [200, file];
  }

  private send(response: ServerResponse, pathname: string, status: number, file: string, content: Buffer): void {
    const type = mediaType(file);
    const isText = /^text|json|xml|svg/.test(type);
    const body = isText ? gzipSync(content) : content;
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(isText && {'Content-Encoding': 'gzip'}),
      ...headersFor(this.rules, pathname),
    });
    response.end(body);
    this.answered.push({path: pathname, status, bytes: body.length});
  }
}
