import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {headersFor, parseHeaders, type HeaderRule} from '../../../src/finish/headers/headersFile.ts';
import {mediaType} from '../../../src/offline/urls.ts';

/** A response that the host has sent. */
export interface SentResponse {
  path: string;
  status: number;
  /** Size of the compressed body. */
  bytes: number;
}

/** A script that makes a service worker believe that it is on mobile data. */
const meteredConnection = "Object.defineProperty(navigator, 'connection', {value: {type: 'cellular'}});\n";

function rulesOf(folder: string): HeaderRule[] {
  return parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
}

/**
 * A static host that sends the headers of its build, can deploy another build at the same origin, and can be stopped.
 * Stopping it disconnects both pages and service workers, whereas a browser's offline emulation may miss the workers.
 */
export class Host {
  /** The responses since the last `clearLog`. */
  responses: SentResponse[] = [];
  /** Paths of all requests since the last `clearLog`, including those without a response. */
  requested: string[] = [];
  /** Whether service workers believe that they are on mobile data. A test's init scripts only run in pages. */
  isMetered = false;
  private server: Server | undefined;
  private port = 0;
  private readonly failures: {pattern: RegExp; left: number}[] = [];
  private readonly held: {pattern: RegExp; opened: Promise<void>}[] = [];

  private rules: HeaderRule[];

  constructor(private folder: string) {
    this.rules = rulesOf(folder);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts the server, on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Stops the server: open connections are closed and new ones are refused. */
  async stop(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
  }

  /** Deploys another build. */
  deploy(folder: string): void {
    this.folder = folder;
    this.rules = rulesOf(folder);
  }

  /** Responds with status 503 to the next `times` requests whose path matches a pattern. */
  fail(pattern: RegExp, times: number): void {
    this.failures.push({pattern, left: times});
  }

  /** Holds back responses to requests whose path matches a pattern, until the returned function is called. */
  hold(pattern: RegExp): () => void {
    let open = (): void => undefined;
    const hold = {pattern, opened: new Promise<void>((resolve) => (open = resolve))};
    this.held.push(hold);
    return () => {
      this.held.splice(this.held.indexOf(hold), 1);
      open();
    };
  }

  /** Clears the lists of requests and responses. */
  clearLog(): void {
    this.responses = [];
    this.requested = [];
  }

  /** Compressed bytes sent since the last `clearLog`. */
  get bytes(): number {
    return this.responses.reduce((sum, {bytes}) => sum + bytes, 0);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname} = new URL(request.url!, this.origin);
    this.requested.push(pathname);
    await Promise.all(this.held.filter(({pattern}) => pattern.test(pathname)).map(({opened}) => opened));
    if (response.destroyed) {
      return;
    }
    const failure = this.failures.find(({pattern, left}) => left > 0 && pattern.test(pathname));
    if (failure) {
      failure.left--;
      this.send(response, pathname, 503, '.txt', Buffer.from('Service unavailable'));
      return;
    }
    const [status, file] = this.find(pathname);
    if (status === 301) {
      response.setHeader('Location', file);
      this.send(response, pathname, status, '.txt', Buffer.alloc(0));
    } else {
      const content = readFileSync(file);
      const isMeteredWorker = this.isMetered && pathname === '/sw.js';
      this.send(
        response,
        pathname,
        status,
        file,
        isMeteredWorker ? Buffer.concat([Buffer.from(meteredConnection), content]) : content,
      );
    }
  }

  /** Returns status and file or, with status 301, the URL to redirect to, like hosts of sites without trailing slashes. */
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
    this.responses.push({path: pathname, status, bytes: body.length});
  }
}
