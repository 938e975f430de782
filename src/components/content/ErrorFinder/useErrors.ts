import {useEffect, useState} from 'react';
import {openIndex, shardSize, type ErrorData, type MessageDetails, type OpenIndex} from '@site/src/errors/catalogue';
import {explain, type ExplainedMessage} from '@site/src/errors/explain';
import type {Match} from '@site/src/errors/match';

/** A match with what the catalogue knows of the message. */
export interface DetailedMatch extends Match {
  details: MessageDetails;
}

/** A message that the reader pasted, with the details of its matches. */
export interface FoundMessage extends Omit<ExplainedMessage, 'matches'> {
  matches: readonly DetailedMatch[];
}

/** What was found in the text, or why nothing could be found. */
export interface Errors {
  /** Undefined until the first text has been explained. */
  messages?: readonly FoundMessage[];
  pluginFolders: ErrorData['pluginFolders'];
  failure?: string;
  retry: () => void;
}

interface Catalogue {
  index: OpenIndex;
  pluginFolders: ErrorData['pluginFolders'];
}

let catalogue: Promise<Catalogue> | undefined;

/** Loads the index once. A failure is not kept, so that the reader can try again. */
function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= import('@generated/error-catalogue/default/index.json').then(({default: data}) => ({
    index: openIndex(data),
    pluginFolders: data.pluginFolders,
  }));
  catalogue.catch(() => {
    catalogue = undefined;
  });
  return catalogue;
}

/** Loads the details of a match; an empty list if the catalogue doesn't have the message. */
async function loadDetails(match: Match): Promise<DetailedMatch[]> {
  const shard = Math.floor(match.message / shardSize);
  const {default: all} = (await import(`@generated/error-catalogue/default/details-${shard}.json`)) as {
    default: readonly MessageDetails[];
  };
  const details = all[match.message % shardSize];
  return details ? [{...match, details}] : [];
}

async function findErrors(text: string, signal: AbortSignal): Promise<Pick<Errors, 'messages' | 'pluginFolders'>> {
  const {index, pluginFolders} = await loadCatalogue();
  const messages = await explain(text, index, signal);
  return {
    pluginFolders,
    messages: await Promise.all(
      messages.map(async (message) => ({
        ...message,
        matches: (await Promise.all(message.matches.map(loadDetails))).flat(),
      })),
    ),
  };
}

/** Explains the messages in a text, unless it is empty. The catalogue loads with the first text. */
export function useErrors(text: string): Errors {
  const [found, setFound] = useState<Pick<Errors, 'messages' | 'pluginFolders'>>({pluginFolders: {}});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (text.trim() === '') {
      setFound(({pluginFolders}) => ({pluginFolders}));
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    findErrors(text, signal).then(
      (errors) => {
        if (!signal.aborted) {
          setFailure(undefined);
          setFound(errors);
        }
      },
      (error: unknown) => !signal.aborted && setFailure(String(error)),
    );
    return () => controller.abort();
  }, [text, attempt]);

  return {...found, ...(failure !== undefined && {failure}), retry: () => setAttempt(attempt + 1)};
}
