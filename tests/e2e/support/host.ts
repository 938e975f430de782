import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {serveBuild} from '../../../tools/lib/serveBuild.ts';
import {startServer, type LocalServer} from '../../../tools/lib/startServer.ts';

/** A script that makes a service worker believe that it is on mobile data. */
const meteredConnection = "Object.defineProperty(navigator, 'connection', {value: {type: 'cellular'}});\n";

/**
 * A static host that sends the headers of its build, can deploy another build at the same origin, and can be stopped.
 * Stopping it disconnects both pages and service workers, whereas a browser's offline emulation may miss the workers.
 */
export class Host {
  /** The responses since the last `clearLog`. */
  responses: {path: string; status: number}[] = [];
  /** Paths of all requests since the last `clearLog`, including those without a response. */
  requested: string[] = [];
  /** Whether service workers believe that they are on mobile data. A test's init scripts only run in pages. */
  isMetered = false;
  private server: LocalServer | undefined;
  private readonly failures: {pattern: RegExp; left: number}[] = [];
  private readonly held: {pattern: RegExp; opened: Promise<void>}[] = [];

  constructor(private folder: string) {}

  get origin(): string {
    return this.server?.origin ?? '';
  }

  /** Starts the server, on the same port as before. */
  async start(): Promise<void> {
    this.server = await startServer((request, response) => void this.answer(request, response), this.server?.port);
  }

  /** Stops the server: open connections are closed and new ones are refused. */
  async stop(): Promise<void> {
    await this.server?.stop();
  }

  /** Deploys another build. */
  deploy(folder: string): void {
    this.folder = folder;
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

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname} = new URL(request.url!, this.origin);
    this.requested.push(pathname);
    await Promise.all(this.held.filter(({pattern}) => pattern.test(pathname)).map(({opened}) => opened));
    response.once('finish', () => this.responses.push({path: pathname, status: response.statusCode}));
    const failure = this.failures.find(({pattern, left}) => left > 0 && pattern.test(pathname));
    if (failure) {
      failure.left--;
      response.writeHead(503).end();
    } else if (this.isMetered && pathname === '/sw.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(meteredConnection + readFileSync(path.join(this.folder, pathname), 'utf8'));
    } else {
      await serveBuild(request, response, this.folder, '/');
    }
  }
}
