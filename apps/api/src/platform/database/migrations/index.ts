import type { Migration } from '../newer-schema.js';
import { Foundation1764000000000 } from './1764000000000-foundation.js';
import { Learning1764000100000 } from './1764000100000-learning.js';
import { Review1764000200000 } from './1764000200000-review.js';
import { AuthorizationServer1764000300000 } from './1764000300000-authorization-server.js';
import { ChangeFeed1764000400000 } from './1764000400000-change-feed.js';
import { Wordbooks1764000500000 } from './1764000500000-wordbooks.js';
import { ReviewComplete1764000600000 } from './1764000600000-review-complete.js';
import { Imports1764000700000 } from './1764000700000-imports.js';
import { AccountDeletion1764000800000 } from './1764000800000-account-deletion.js';
import { FlashcardExpiry1764000900000 } from './1764000900000-flashcard-expiry.js';
import { LastingProvenance1764001000000 } from './1764001000000-lasting-provenance.js';
import { WordsByTurn1764001100000 } from './1764001100000-words-by-turn.js';
import { ImportBatches1764001230000 } from './1764001230000-import-batches.js';
import { UnfinishedImports1764001240000 } from './1764001240000-unfinished-imports.js';
import { InvitedTestUsers1764001250000 } from './1764001250000-invited-test-users.js';
import { ImportTurns1764001260000 } from './1764001260000-import-turns.js';
import { WordSearch1764001270000 } from './1764001270000-word-search.js';
import { WordsOfUsers1764001290000 } from './1764001290000-words-of-users.js';
import { WordCounters1764001330000 } from './1764001330000-word-counters.js';
import { ReviewCounters1764001340000 } from './1764001340000-review-counters.js';
import { Submissions1764001350000 } from './1764001350000-submissions.js';
import { ApplicationMessages1764001360000 } from './1764001360000-application-messages.js';
import { HeldDecisions1764001370000 } from './1764001370000-held-decisions.js';
import { ScopeReasons1764002100000 } from './1764002100000-scope-reasons.js';
import { ApplicationHandover1764002110000 } from './1764002110000-application-handover.js';
import { CallCounters1764002200000 } from './1764002200000-call-counters.js';
import { CallLog1764002210000 } from './1764002210000-call-log.js';
import { ReviewCriteria1764002300000 } from './1764002300000-review-criteria.js';
import { ApplicationChecks1764002310000 } from './1764002310000-application-checks.js';
import { PlaygroundTokens1764002400000 } from './1764002400000-playground-tokens.js';
import { FirstCalls1764002410000 } from './1764002410000-first-calls.js';
import { Administration1764002600000 } from './1764002600000-administration.js';
import { ReplyTemplates1764002610000 } from './1764002610000-reply-templates.js';
import { WordsOfPlans1764002700000 } from './1764002700000-words-of-plans.js';
import { ReviewInbox1764003100000 } from './1764003100000-review-inbox.js';
import { LastCalls1764003200000 } from './1764003200000-last-calls.js';
import { AuthorizedUserCounts1764120000000 } from './1764120000000-authorized-user-counts.js';
import { Approvals1764130000000 } from './1764130000000-approvals.js';
import { WordProfiles1764200000000 } from './1764200000000-word-profiles.js';
import { LearnerDays1764210000000 } from './1764210000000-learner-days.js';
import { PausedPlans1764211000000 } from './1764211000000-paused-plans.js';
import { GrantsByTime1764250000000 } from './1764250000000-grants-by-time.js';
import { WordProfilesAgain1764400000000 } from './1764400000000-word-profiles-again.js';
import { ReplicaDictionaries1764700000000 } from './1764700000000-replica-dictionaries.js';
import { WordProfilesOfEntries1764800000000 } from './1764800000000-word-profiles-of-entries.js';
import { WordProfilesOfOpenSenses1765100000000 } from './1765100000000-word-profiles-of-open-senses.js';
import { ProfiledDictionaries1765200000000 } from './1765200000000-profiled-dictionaries.js';
import { WordProfilesOfBaseForms1765300000000 } from './1765300000000-word-profiles-of-base-forms.js';
import { AccessOfImports1765400000000 } from './1765400000000-access-of-imports.js';
import { BookmarksOfImports1765600000000 } from './1765600000000-bookmarks-of-imports.js';
import { ApprovedOwners1765700000000 } from './1765700000000-approved-owners.js';
import { WordProfilesOfUsedForms1765500000000 } from './1765500000000-word-profiles-of-used-forms.js';

/** The schema's history, oldest first. */
export const MIGRATIONS: (new () => Migration)[] = [
  Foundation1764000000000,
  Learning1764000100000,
  Review1764000200000,
  AuthorizationServer1764000300000,
  ChangeFeed1764000400000,
  Wordbooks1764000500000,
  ReviewComplete1764000600000,
  Imports1764000700000,
  AccountDeletion1764000800000,
  FlashcardExpiry1764000900000,
  LastingProvenance1764001000000,
  WordsByTurn1764001100000,
  ImportBatches1764001230000,
  UnfinishedImports1764001240000,
  InvitedTestUsers1764001250000,
  ImportTurns1764001260000,
  WordSearch1764001270000,
  WordsOfUsers1764001290000,
  WordCounters1764001330000,
  ReviewCounters1764001340000,
  Submissions1764001350000,
  ApplicationMessages1764001360000,
  HeldDecisions1764001370000,
  ScopeReasons1764002100000,
  ApplicationHandover1764002110000,
  CallCounters1764002200000,
  CallLog1764002210000,
  ReviewCriteria1764002300000,
  ApplicationChecks1764002310000,
  PlaygroundTokens1764002400000,
  FirstCalls1764002410000,
  Administration1764002600000,
  ReplyTemplates1764002610000,
  WordsOfPlans1764002700000,
  ReviewInbox1764003100000,
  LastCalls1764003200000,
  AuthorizedUserCounts1764120000000,
  Approvals1764130000000,
  WordProfiles1764200000000,
  LearnerDays1764210000000,
  PausedPlans1764211000000,
  GrantsByTime1764250000000,
  WordProfilesAgain1764400000000,
  ReplicaDictionaries1764700000000,
  WordProfilesOfEntries1764800000000,
  WordProfilesOfOpenSenses1765100000000,
  ProfiledDictionaries1765200000000,
  WordProfilesOfBaseForms1765300000000,
  AccessOfImports1765400000000,
  WordProfilesOfUsedForms1765500000000,
  BookmarksOfImports1765600000000,
  ApprovedOwners1765700000000,
];
