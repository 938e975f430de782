import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {callExpression} from '../browsers/engineBrowser.ts';
import {serveBuild} from '../../../src/finish/headers/serve.ts';
import {fontsPath, recordShifts, scriptsPath} from './layoutShift.ts';
import {leavingKey, recorderKey, recorderPath, recordMessages} from './recorder.ts';

/** Path at which the server provides the reader's early actions. */
const earlyPath = '/__early.js';

/** Path at which the server provides the script that records layout shifts. */
const shiftsPath = '/__shifts.js';

/** Path of an empty script that the scripts of the site wait for. */
const firstScriptPath = '/__first.js';

/** Something that requests can wait for. */
class Gate {
  open = (): void => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

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
  /** What fonts and scripts wait for, by the path at which the page asks for them. */
  private readonly gates = new Map<string, Gate>();

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

  /**
   * Delivers the files of the next page in the order in which they arrive on a slow network: the text appears in a fallback
   * font, then the fonts arrive, then the scripts. The page records in `window.shifts` what moves.
   */
  deliverInOrder(): void {
    this.gates.set(fontsPath, new Gate());
    this.gates.set(scriptsPath, new Gate());
  }

  /** Closes all connections and stops the server. */
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {url = '/'} = request;
    // Browsers open at most six connections to a server, so the scripts of the site wait for one file instead of being held.
    const held = url === firstScriptPath ? scriptsPath : url.endsWith('.woff2') ? fontsPath : undefined;
    await (held === undefined ? undefined : this.gates.get(held)?.opened);
    const script = this.testScript(url);
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
      return;
    }
    const gate = this.gates.get(url);
    if (gate) {
      gate.open();
      response.writeHead(204).end();
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
    // Deferred scripts run in the order of the page, so these run before those of the site.
    const scripts = [`<script src="${recorderPath}"></script>`];
    if (this.earlyActions !== '') {
      scripts.push(`<script defer src="${earlyPath}"></script>`);
    }
    if (this.gates.size > 0) {
      scripts.push(`<script src="${shiftsPath}"></script><script defer src="${firstScriptPath}"></script>`);
    }
    addToHead(response, scripts.join(''));
    await serveBuild(request, response, 'build', '/');
  }

  /** Returns a script that belongs to the tests, or undefined if the URL is that of another file. */
  private testScript(url: string): string | undefined {
    switch (url) {
      case recorderPath:
        return callExpression(recordMessages, [recorderKey, leavingKey]);
      case shiftsPath:
        return callExpression(recordShifts, [fontsPath, scriptsPath]);
      case earlyPath:
        return this.earlyActions;
      case firstScriptPath:
        return '';
      default:
        return undefined;
    }
  }
}
