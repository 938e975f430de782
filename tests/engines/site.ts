import type {IncomingMessage, ServerResponse} from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {serveBuild} from '../../tools/lib/serveBuild.ts';
import {startServer, type LocalServer} from '../../tools/lib/startServer.ts';
import {callExpression} from './browsers.ts';
import {leavingKey, recorderKey, recorderPath, recordMessages} from './recorder.ts';

/** Header of the requests that the server sends to itself, to get a page that it then changes. */
const unchangedHeader = 'x-unchanged';

/** Serves the last build on a separate port, so that tests don't share caches or stored settings. */
export class EngineSite {
  /** Status and path of every request that failed. */
  readonly failures: string[] = [];
  private server: LocalServer | undefined;

  /** @param fontDelay - Delay of font responses in milliseconds, which simulates a network. */
  constructor(private readonly fontDelay = 0) {}

  /** Origin of the server, without a trailing slash. */
  get origin(): string {
    return this.server?.origin ?? '';
  }

  async start(): Promise<this> {
    this.server = await startServer((request, response) => void this.answer(request, response));
    return this;
  }

  /** Closes all connections and stops the server. */
  async stop(): Promise<void> {
    await this.server?.stop();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {url = '/', headers} = request;
    if (url === recorderPath) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(callExpression(recordMessages, [recorderKey, leavingKey]));
      return;
    }
    // Firefox accepts HTML when it prefetches scripts, too.
    const isPage = headers.accept?.startsWith('text/html') && headers['sec-fetch-dest'] !== 'empty';
    if (isPage && !(unchangedHeader in headers)) {
      await this.answerWithRecorder(url, response);
      return;
    }
    response.once('finish', () => {
      if (response.statusCode >= 400) {
        this.failures.push(`${response.statusCode} ${url}`);
      }
    });
    if (url.endsWith('.woff2')) {
      await setTimeout(this.fontDelay);
    }
    await serveBuild(request, response, 'build', '/');
  }

  /** Sends a page with the recorder as an external script, because the content security policy forbids inline scripts. */
  private async answerWithRecorder(url: string, response: ServerResponse): Promise<void> {
    const page = await fetch(this.origin + url, {redirect: 'manual', headers: {[unchangedHeader]: ''}});
    const html = (await page.text()).replace('<head>', `<head><script src="${recorderPath}"></script>`);
    const headers = [...page.headers].filter(([name]) => !/^(?:content-length|connection|etag)$/.test(name));
    response.writeHead(page.status, Object.fromEntries(headers)).end(html);
  }
}
