import { sql, type SQL } from "drizzle-orm";

const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/**
 * From the first letter or digit to the last. Trimming other characters from the end instead would take
 * quadratic time.
 */
const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

/** The search words of a text: without punctuation around them, with plain apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll("’", "'")
    .split(/\s+/)
    .map((word) => (CORE.exec(word)?.[0] ?? "").slice(0, LONGEST_WORD))
    .filter(Boolean)
    .slice(0, MOST_WORDS);

const isPlain = (word: string) => /^[\p{L}\p{N}]+$/u.test(word);

/** As a word, stemmed in English or unchanged. */
const whole = (word: string) =>
  sql`(plainto_tsquery('english', ${word}) || plainto_tsquery('simple', ${word}))`;
/** As a prefix. Only letters and digits are allowed, because the text is a tsquery. */
const beginning = (word: string) =>
  sql`(to_tsquery('english', ${`${word}:*`}) || to_tsquery('simple', ${`${word}:*`}))`;

function wordQuery(word: string, last: boolean): SQL {
  const ends = (part: string, isLast: boolean) =>
    isLast ? sql`(${whole(part)} || ${beginning(part)})` : whole(part);
  if (isPlain(word)) return ends(word, last);
  // "hi-vis", "3/4", "KM-1103": as the database's parser reads it, or part by part.
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const each = parts.map((part, at) => ends(part, last && at === parts.length - 1));
  return sql`(${whole(word)} || (${sql.join(each, sql` && `)}))`;
}

/**
 * All words, the last one also as a prefix, because people may still be typing it. Stop words ("for", "the")
 * are searched only if there is no other word.
 */
export function textQuery(words: readonly string[]): SQL {
  const each = words.map((word, at) => {
    const query = wordQuery(word, at === words.length - 1);
    return words.length === 1
      ? query
      : sql`case when numnode(plainto_tsquery('english', ${word})) = 0 then ''::tsquery else ${query} end`;
  });
  return sql.join(each, sql` && `);
}

/** The three-letter pieces of a word, two spaces before it and one after, as PostgreSQL's pg_trgm cuts them. */
export function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The words of an assortment with their trigrams. */
export type Vocabulary = Map<string, Set<string>>;

/** Every word of three letters or more, in lower case, without numbers. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
      if (!vocabulary.has(word)) vocabulary.set(word, trigrams(word));
    }
  }
  return vocabulary;
}

/** The lowest trigram similarity of two words that count as the same. */
const ALIKE = 0.3;

/** Shorter words are too similar to others to be corrected. */
const SHORTEST_SLIP = 4;

/** One letter added, missing or wrong, or two neighbouring letters swapped. */
function isOneSlip(word: string, candidate: string): boolean {
  if (word.length < SHORTEST_SLIP || Math.abs(word.length - candidate.length) > 1) return false;
  const shorter = Math.min(word.length, candidate.length);
  let start = 0;
  while (start < shorter && word[start] === candidate[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === candidate.at(-1 - end)) end += 1;
  const [typed, meant] = [
    word.slice(start, word.length - end),
    candidate.slice(start, candidate.length - end),
  ];
  if (typed.length === 2 && meant.length === 2) return typed[0] === meant[1] && typed[1] === meant[0];
  return typed.length <= 1 && meant.length <= 1;
}

/** A word with one typing mistake, otherwise the one with most trigrams in common; ties are alphabetical. */
function mostAlike(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.has(word)) return word;
  const pieces = trigrams(word);
  let best = { word, alike: ALIKE };
  for (const [candidate, others] of vocabulary) {
    let shared = 0;
    for (const piece of pieces) if (others.has(piece)) shared += 1;
    const alike = shared / (pieces.size + others.size - shared) + (isOneSlip(word, candidate) ? 1 : 0);
    if (alike > best.alike || (alike === best.alike && candidate < best.word))
      best = { word: candidate, alike };
  }
  return best.word;
}

/**
 * The text with each mistyped word replaced by the most alike one of the vocabulary.
 * @returns undefined if there is nothing to correct.
 */
export function correctedText(text: string, vocabulary: Vocabulary): string | undefined {
  const words = wordsOf(text.toLowerCase());
  const corrected = words.map((word) => (/^\p{L}{3,}$/u.test(word) ? mostAlike(word, vocabulary) : word));
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(" ") : undefined;
}
