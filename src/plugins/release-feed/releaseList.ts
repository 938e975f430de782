import {issueListOf} from '../../moodle/releases/issueList.ts';
import type {IsoDate, Release, RequirementSet, Version} from '../../moodle/types.ts';

/*
 * The format is public: `data/schemas/releases.schema.json` describes it to other programs. You may add a property, but
 * removing one or changing its meaning needs a new `formatVersion`.
 */

/** A release. All URLs are absolute, and unknown properties are left out. */
export interface PublishedRelease {
  name: string;
  releaseDate: IsoDate;
  build?: string;
  notesUrl?: string;
  issuesUrl?: string;
  upgradeUrl?: string;
  remark?: string;
}

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

/** All known releases of the platform. */
export interface ReleaseList {
  $schema: string;
  formatVersion: 1;
  /** Versions, newest first. */
  versions: PublishedVersion[];
}

type UrlOf = (route: string) => string;

function publishedRelease(release: Release, urlOf: UrlOf): PublishedRelease {
  const {name, releaseDate, build, notes, upgradeUrl, remark} = release;
  return {
    name,
    releaseDate,
    build,
    notesUrl: notes && urlOf(notes),
    issuesUrl: issueListOf(release),
    upgradeUrl,
    remark,
  };
}

/** Lists releases of all versions (oldest first) in the public format, with the URL of its schema. */
export function releaseList(versions: readonly Version[], schema: string, urlOf: UrlOf): ReleaseList {
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
      releases: version.releases.toReversed().map((release) => publishedRelease(release, urlOf)),
      requirements: version.requirements,
    })),
  };
}
