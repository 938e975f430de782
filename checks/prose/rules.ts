/** A pattern that native writers don't use, and what to write instead. */
export interface ProseRule {
  /** Identifies the rule in messages and exceptions. */
  name: string;
  pattern: RegExp;
  /** Completes the sentence "Write …". */
  suggestion: string;
}

/**
 * The patterns that `check:prose` reports. Each of them was frequent in older pages, and is hardly ever correct in
 * developer documentation. Before you add a rule, run it on all pages, because a rule that reports good sentences makes
 * writers ignore the other rules.
 */
export const proseRules: readonly ProseRule[] = [
  {
    name: 'somebody',
    pattern: /\b(?:some|any|every|no)body\b|\bwho(?:so)?ever\b/i,
    suggestion: 'the role, such as "a user", "a student" or "you"; or "no one", "everyone"',
  },
  {
    name: 'person',
    pattern: /\b(?:a|the|this|that|each|every|one|another|which|no|any) persons?\b|\bpersons\b/i,
    suggestion: '"user", "student", "teacher", "administrator" or another role',
  },
  {
    name: 'people who',
    pattern: /\bpeople (?:who|with|whose|can|may|must|have|see|in|of)\b|\b(?:text|data|courses|names) of people\b/i,
    suggestion: '"users", "students", "participants" or another role',
  },
  {
    name: 'of its own',
    pattern: /\bof (?:yours|ours|theirs|(?:its|their|your|our|his|her) own)\b/i,
    suggestion: 'a possessive or an adjective, such as "your function" or "a separate page"',
  },
  {
    name: 'chain of "of"',
    pattern:
      /\bversions? of PHP\b|\bfiles? of (?:configuration|the plugin)\b|\bscripts? of the command line\b|\bservers? of others\b/i,
    suggestion: 'a compound noun, such as "PHP version", "configuration file" or "CLI script"',
  },
  {
    name: 'rare word',
    pattern:
      /\b(?:mend(?:s|ed|ing)?|anew|seldom|in vain|for want of|ought to|whom|albeit|thereof|therein|henceforth)\b/i,
    suggestion: 'a common word, such as "fix", "again", "rarely" or "without success"',
  },
  {
    name: 'shall',
    pattern: /\b(?:shall|need not)\b/i,
    suggestion: '"must", "should", "can" or "you don\'t need to"',
  },
  {
    name: 'stands',
    pattern: /\bstands? (?:in|at|on|beside|above|below|under|behind|before|between|there|here)\b/i,
    suggestion: '"is", "is stored in" or "appears"',
  },
  {
    name: 'exists since',
    pattern: /\b(?:exists?|is there|works|is|has been) since (?:Moodle )?\d/i,
    suggestion: '"available since 4.2" or "added in 4.2"',
  },
  {
    name: 'latter',
    pattern: /\bthe (?:latter|former)\b/i,
    suggestion: 'the noun that it refers to',
  },
  {
    name: 'riddle',
    // A sentence that starts with "What" or "Who" and ends with a full stop is not a question, so its subject is a
    // relative clause.
    pattern:
      /(?:^|[.:] )(?:What|Who)(?!'s| about| if)(?: [^.?!:|]+)? (?:is|are|has|have|does|do|was|comes?|goes|needs?|gets?) [^.?!|]*\.(?= |$)/,
    suggestion: 'a real subject first, as in "The setters write to the database immediately"',
  },
  {
    name: 'id',
    pattern: /(?<![\w./:#$-])ids?(?![\w/:=-]|\.\w)/,
    suggestion: '"ID" or "IDs"',
  },
  {
    name: 'filler',
    pattern: /\bplease note\b|\bsimply\b|\bit should be noted\b|\bneedless to say\b/i,
    suggestion: 'the sentence without it',
  },
];
