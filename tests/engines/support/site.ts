import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {callExpression} from '../browsers/engineBrowser.ts';
import {serveBuild} from '../../../src/headers/serve.ts';
import {leavingKey, recorderKey, recorderPath, recordMessages} from './recorder.ts';

/** Path at which the server provides the reader's early actions. */
const earlyPath = '/__early.js';

/**
 * Adds elements to the head of HTML responses. They can only be external scripts, because the content security policy
 * forbids inline scripts.
 */
function addToHead(response: ServerResponse, elements: string): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isHead = false;
  const change = (chunk: unknown): unknown => {
    if (!isHead || !Buffer.isBuffer(chunk)) {
      return chunk;
    }
    // The first chunk has 64 kB, so it always contains the complete tag.
    isHead = false;
    return chunk.toString('latin1').replace('<head>', `<head>${elements}`);
  };
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const isPage = headers['Content-Type']?.startsWith('text/html') ?? false;
    isHead = isPage;
    const {'Content-Length': length, ...others} = headers;
    return writeHead(status, isPage || length === undefined ? others : headers);
  }) as typeof response.writeHead;
  response.write = ((chunk: unknown, ...rest: []) => {
    const changed = change(chunk);
    return typeof changed === 'string' ? write(changed, 'latin1') : write(chunk, ...rest);
  }) as typeof response.write;
  response.end = ((chunk?: unknown, ...rest: []) => {
    if (chunk !== undefined && typeof chunk !== 'function') {
      response.write(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return end();
    }
    return end(chunk, ...rest);
  }) as typeof response.end;
}

/** Serves the last build on a separate port, so that tests don't share caches or stored settings. */
export class Site {
  /** Status and path of every request that failed. */
  readonly failures: string[] = [];
  private readonly server: Server;
  private port = 0;
  private earlyActions = '';

  /** @param fontDelay - Delay of font responses in milliseconds, which simulates a network. */
  constructor(private readonly fontDelay = 0) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Origin of the server, without a trailing slash. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts the server. */
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /**
   * Lets the reader act on all pages from now on before their scripts run. This is a script in the page, because not every
   * driver can act while a page is loading. It sets `window.actedEarly` to whether the page was not hydrated yet.
   *
   * @param actions - Function that acts. It can only use its arguments.
   */
  actEarly(actions: () => void): void {
    const isEarly = "document.documentElement.dataset.hasHydrated === 'false'";
    this.earlyActions = `window.actedEarly = ${isEarly}; ${callExpression(actions, [])}`;
  }

  /** Closes all connections and stops the server. */
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {url = '/'} = request;
    if (url === recorderPath) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(callExpression(recordMessages, [recorderKey, leavingKey]));
      return;
    }
    if (url === earlyPath) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(this.earlyActions);
      return;
    }
    response.once('finish', () => {
      if (response.statusCode >= 400) {
        this.failures.push(`${response.statusCode} ${url}`);
      }
    });
    if (this.fontDelay > 0 && url.includes('.woff2')) {
      await setTimeout(this.fontDelay);
    }
    // Deferred scripts run in the order of the page, so this one runs before those of the site.
    const early = this.earlyActions === '' ? '' : `<script defer src="${earlyPath}"></script>`;
    addToHead(response, `<script src="${recorderPath}"></script>${early}`);
    await serveBuild(request, response, 'build', '/');
  }
}
