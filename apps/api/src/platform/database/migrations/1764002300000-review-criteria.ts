import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

const FIRST_CRITERIA = `1. The application does what its name and its description say, and users can tell who is behind it.

2. Its name, description and home page do not make users take it for this service, for another application or for somebody else's product.

3. The home page is reachable, describes the application and says how to contact its developer.

4. The home page and the hosts to which users return belong to the developer. Each of these hosts is proven by a file or a TXT record.

5. All addresses use https. Only applications on users' devices return to a loopback address.

6. The application asks for those scopes only that it needs, and gives a reason for each that users understand.

7. The developer or a test user has authorized the application at least once, and it works.

8. What the application learns of its users is used for what it says, is not sold, and is deleted if a user asks for it.

9. The application does not write words or reviews that its users have not asked for, and keeps to the limits of the service.

An application that does not meet a criterion can be submitted. The reviewer then asks or decides, and gives the reason.`;

/** The criteria of the review are published, and each decision names the version that it follows. */
export class ReviewCriteria1764002300000 implements Migration {
  /** An older version decides without naming a version. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table review_criteria (
      version integer constraint review_criteria_pkey primary key,
      text text not null,
      published_at timestamptz(3) not null)`);
    await runner.query(`insert into review_criteria values (1, $1, '2026-11-22T00:00:00Z')`, [
      FIRST_CRITERIA,
    ]);
    await runner.query('alter table application_messages add column criteria_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_messages drop column criteria_version');
    await runner.query('drop table review_criteria');
  }
}
