export interface TraceLine {
  /** Path as it is in the text. */
  file: string;
  line: number;
  /** The function that this line calls, for example `quiz_view()`; absent if the text doesn't say. */
  call?: string;
}

/** A message in a text that a reader pasted. */
export interface PastedMessage {
  /** The message, without markup, and with debugging information after a line break. */
  text: string;
  /** The error code that the text names. */
  code?: string;
  trace: TraceLine[];
}

/** Longer texts are cut, so that the page stays responsive. Unit: characters. */
export const maxPasteLength = 200_000;

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      return code === undefined
        ? (entities[String(name).toLowerCase()] ?? entity)
        : code > 0 && code <= 0x10_ff_ff
          ? String.fromCodePoint(code)
          : entity;
    },
  );
}

/** Turns HTML and escaped text into lines of plain text. */
function plainText(text: string): string {
  const isMarkup = /<(?:\/?(?:div|p|br|li|ul|pre|span|strong|b|h\d|a)\b)[^>]*>/i.test(text);
  const lines = isMarkup
    ? text.replace(/<(?:br|\/?(?:div|p|li|ul|pre|h\d|tr))\b[^>]*>/gi, '\n').replace(/<\/?[a-z]\w*\b[^>]*>/gi, '')
    : text;
  return (
    decodeEntities(decodeEntities(lines))
      // In a log or JSON, a line break is `\n`. In a class name it is not.
      .replace(/(?:\\r)?\\n(?=\s|[#*[]|line \d|LINE \d|Stack trace|Error code|Debug|$)/g, '\n')
      .replace(/\\(["/])/g, '$1')
      .replace(/\r\n?/g, '\n')
      .replace(/^.*Default exception handler: (.*) Debug: /gm, '$1\nDebug info: ')
      // eslint-disable-next-line no-control-regex -- Terminals colour their output with control characters.
      .replace(/\u001b\[[\d;]*m|[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Reads the JSON answer of a web service, also inside other text. */
function fromJson(text: string): string | undefined {
  const json = /[[{][\s\S]*[\]}]/.exec(text)?.[0] ?? '';
  if (!/"(?:errorcode|exception|message)"\s*:/.test(json)) {
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') {
      return;
    }
    const {message, error, errorcode, debuginfo, backtrace, stacktrace} = node as Record<string, unknown>;
    const main = [message, error].find((part) => typeof part === 'string');
    if (main !== undefined && (errorcode !== undefined || 'exception' in node || debuginfo !== undefined)) {
      found.push(
        [
          main,
          typeof debuginfo === 'string' && debuginfo !== '' && `Debug info: ${debuginfo}`,
          typeof errorcode === 'string' && `Error code: ${errorcode}`,
          backtrace ?? stacktrace,
        ]
          .filter((part) => typeof part === 'string')
          .join('\n'),
      );
      return;
    }
    Object.values(node).forEach(visit);
  };
  visit(value);
  return found.length > 0 ? found.join('\n\n') : undefined;
}

/** Each pattern has the groups `file` and `line`, and `call` if the line says what is called. */
const tracePatterns = [
  /^\W*line (?<line>\d+) of (?<file>[^\s:]+)(?:: call to (?<call>\S+\(\)))?/,
  /^\s*#\d+ (?<file>[^\s(]+)\((?<line>\d+)\)(?:: (?<call>[^\s(]+)\()?/,
  /^\s*at (?:(?<call>[\w.$<>]+) \()?(?<file>\S+?):(?<line>\d+)(?::\d+)?\)?$/,
];

/** PHP ends its messages with the place. */
const placeAtEnd = /,? (?:in|at) (?<file>(?:[A-Z]:)?[\\/][^\s:]+\.\w+)(?: on line |:|\()(?<line>\d+)\)?\s*$/;

/** What PHP and the platform write before a message. */
const prefix =
  /^(?:\[[^\]]*\]\s*)*(?:Exception - |(?:PHP )?(?:Fatal error|Recoverable fatal error|Parse error|Warning|Notice|Deprecated): +)?(?:Uncaught (?:[\w\\]+: )?)?(?:Default exception handler: |Debugging: )?(?:Coding error detected, it must be fixed by a programmer: (?=\S))?/i;

/** An error code alone, as in an address or in place of a string that the platform doesn't have. */
const codeAlone = /^\W*(?:\w+\/)?(?<code>[a-z]\w{4,})(?:\s*\$a contents:.*)?\W*$/i;

/** Lines that frame a message. */
const frame = /^\W*(?:stack trace|more information about this error|\{main\}|#\d+ \{main\}|thrown in .*)?\W*$/i;

function traceLine(line: string): TraceLine | undefined {
  for (const pattern of tracePatterns) {
    const groups = pattern.exec(line)?.groups;
    if (groups?.file) {
      const call = groups.call?.replace(/(?:\(\))?$/, '()');
      return {
        file: groups.file,
        line: Number(groups.line),
        ...(call && {call}),
      };
    }
  }
  return undefined;
}

/**
 * Splits a text of at most `maxPasteLength` characters into messages with their traces, in order. Understands the output of the
 * platform in pages, terminals and logs, the answers of web services, and the consoles of browsers. Each line that doesn't
 * belong to a trace is a message of its own.
 */
export function readPaste(pasted: string): PastedMessage[] {
  const input = pasted.slice(0, maxPasteLength);
  const messages: PastedMessage[] = [];
  for (const line of plainText(fromJson(input) ?? input).split('\n')) {
    const last = messages.at(-1);
    const trace = traceLine(line);
    const [, label, rest = ''] = /^\W*(debug info|error code|debuginfo|errorcode):\s*(.*?)\s*$/i.exec(line) ?? [];
    if (trace) {
      last?.trace.push(trace);
    } else if (label && /code/i.test(label)) {
      if (last) {
        last.code = rest;
      } else {
        messages.push({text: rest, code: rest, trace: []});
      }
    } else if (label && last?.trace.length === 0) {
      last.text += `\n${rest}`;
    } else if (!frame.test(line)) {
      const place = placeAtEnd.exec(line)?.groups;
      const code = codeAlone.exec(line)?.groups?.code;
      messages.push({
        ...(code !== undefined && {code}),
        text: code ?? line.replace(placeAtEnd, '').trim().replace(prefix, ''),
        trace: place ? [{file: place.file ?? '', line: Number(place.line)}] : [],
      });
    }
  }
  return messages;
}

/**
 * Finds the folder of the plugin that a line of a trace belongs to, such as `local/greetings`; undefined for core and standard
 * plugins.
 */
export function ownPlugin(file: string, standard: Readonly<Record<string, readonly string[]>>): string | undefined {
  const path = `/${file.replaceAll('\\', '/')}`;
  const found = Object.keys(standard)
    .flatMap((folder) => {
      const start = path.lastIndexOf(`/${folder}/`);
      const name = start === -1 ? undefined : /^[a-z][a-z\d_]*(?=\/)/.exec(path.slice(start + folder.length + 2))?.[0];
      return name === undefined ? [] : [{folder, name}];
    })
    // The folder of a subplugin type is longer than the one of its plugin.
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  return found && standard[found.folder]?.includes(found.name) === false ? `${found.folder}/${found.name}` : undefined;
}
