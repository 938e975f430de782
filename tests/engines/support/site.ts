import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {callExpression} from '../browsers/engineBrowser.ts';
import {serveBuild} from '../../../src/headers/serve.ts';
import {leavingKey, recorderKey, recorderPath, recordMessages} from './recorder.ts';

/** Puts the recorder into a response if it is a page. Inline, it would violate the site's content security policy. */
function addRecorder(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isHead = false;
  const change = (chunk: unknown): unknown => {
    if (!isHead || !Buffer.isBuffer(chunk)) {
      return chunk;
    }
    // A first chunk has 64 kB, so the tag is always complete in it.
    isHead = false;
    return chunk.toString('latin1').replace('<head>', `<head><script src="${recorderPath}"></script>`);
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

/** The last build on its own port, so that no test finds a cache or a setting of another one. */
export class Site {
  /** Status and path of every request that failed. */
  readonly failures: string[] = [];
  private readonly server: Server;
  private port = 0;

  /** @param fontDelay - Milliseconds that fonts take to arrive, as they do over a network. */
  constructor(private readonly fontDelay = 0) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Address without a slash at the end. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts to answer. */
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Ends all connections and refuses new ones. */
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
    response.once('finish', () => {
      if (response.statusCode >= 400) {
        this.failures.push(`${response.statusCode} ${url}`);
      }
    });
    if (this.fontDelay > 0 && url.includes('.woff2')) {
      await setTimeout(this.fontDelay);
    }
    addRecorder(response);
    await serveBuild(request, response, 'build', '/');
  }
}
