import {issueListOf} from '../../platform/issueList.ts';
import type {IsoDate, Release, RequirementSet, Version} from '../../platform/types.ts';

/*
 * What other programs read. `data/schemas/releases.schema.json` promises it to them: a property may come, but none goes
 * or changes its meaning without a new `formatVersion`.
 */

/** A release, with whole addresses; what is not on record is left out. */
export interface PublishedRelease {
  name: string;
  releaseDate: IsoDate;
  build?: string;
  notesUrl?: string;
  /** Where the tracker lists what was fixed. */
  issuesUrl?: string;
  upgradeUrl?: string;
  remark?: string;
}

/** A version with its releases, the newest first; what is not on record is left out. */
export interface PublishedVersion {
  name: string;
  isLTS: boolean;
  releaseDate: IsoDate;
  generalEndDate: IsoDate;
  securityEndDate: IsoDate;
  extendedSecurityEndDate?: IsoDate;
  newFeaturesUrl?: string;
  releases: PublishedRelease[];
  requirements?: RequirementSet;
}

/** Everything on record of the releases of the platform. */
export interface ReleaseList {
  /** Address of the schema. */
  $schema: string;
  formatVersion: 1;
  /** The newest first. */
  versions: PublishedVersion[];
}

type AddressOf = (route: string) => string;

function publishedRelease(release: Release, addressOf: AddressOf): PublishedRelease {
  const {name, releaseDate, build, notes, upgradeUrl, remark} = release;
  return {
    name,
    releaseDate,
    build,
    notesUrl: notes && addressOf(notes),
    issuesUrl: issueListOf(release),
    upgradeUrl,
    remark,
  };
}

/**
 * Lists releases for other programs.
 *
 * @param versions - The oldest first.
 * @param schema - Address of the schema.
 * @param addressOf - Gives the whole address of a route.
 * @returns What becomes JSON.
 */
export function releaseList(versions: readonly Version[], schema: string, addressOf: AddressOf): ReleaseList {
  return {
    $schema: schema,
    formatVersion: 1,
    versions: versions.toReversed().map((version) => ({
      name: version.name,
      isLTS: version.isLTS,
      releaseDate: version.releaseDate,
      generalEndDate: version.generalEndDate,
      securityEndDate: version.securityEndDate,
      extendedSecurityEndDate: version.extendedSecurityEndDate,
      newFeaturesUrl: version.newFeaturesUrl,
      releases: version.releases.toReversed().map((release) => publishedRelease(release, addressOf)),
      requirements: version.requirements,
    })),
  };
}
