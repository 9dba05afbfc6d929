import { Injectable } from '@nestjs/common';
import type { Application } from '../application.js';
import type { ReviewCheck } from '../review-check.entity.js';
import { SimilarNames } from '../similar-names.service.js';
import { AuthorizationEvidence } from './authorization-evidence.js';
import { subjectOf } from './check-subject.js';
import { HostProof, howToProve } from './host-proof.js';
import { checkSettings, met, redirectHosts, unmet } from './setting-checks.js';

/** Makes the checks of an application. */
@Injectable()
export class CheckRun {
  constructor(
    private readonly names: SimilarNames,
    private readonly evidence: AuthorizationEvidence,
    private readonly proof: HostProof,
  ) {}

  /** Makes all checks. Takes some seconds if hosts are slow. */
  async all(application: Application, signal: AbortSignal): Promise<ReviewCheck[]> {
    const subject = subjectOf(application);
    const proofs = redirectHosts(subject).map((host) =>
      this.proof.check(host, subject.clientId, signal),
    );
    return [...(await this.own(application)), ...(await Promise.all(proofs))];
  }

  /** Makes those for which nobody else has to be asked. The others are unknown. */
  async instant(application: Application): Promise<ReviewCheck[]> {
    const subject = subjectOf(application);
    const proofs = redirectHosts(subject).map((host): ReviewCheck => {
      const text = `Not checked yet. ${howToProve(host, subject.clientId)}`;
      return { kind: 'HOST_PROOF', result: 'UNKNOWN', subject: host, text };
    });
    return [...(await this.own(application)), ...proofs];
  }

  private async own(application: Application): Promise<ReviewCheck[]> {
    return [
      ...checkSettings(subjectOf(application)),
      ...(await this.checkName(application)),
      await this.checkAuthorization(application),
    ];
  }

  private async checkName(application: Application): Promise<ReviewCheck[]> {
    const [marked] = await this.names.mark([application]);
    const similar = marked?.similarNames ?? [];
    if (similar.length > 0)
      return similar.map(({ name }) =>
        unmet('NAME', name, 'Users can take the name for this one. Choose a name of your own.'),
      );
    return [
      marked?.hasConfusableLetters
        ? unmet(
            'NAME',
            null,
            'Letters of the name look like those of another script. Use one script.',
          )
        : met('NAME', null, 'No approved application has a name that looks like this one.'),
    ];
  }

  private async checkAuthorization({ id, owner, testUsers }: Application): Promise<ReviewCheck> {
    const testers = [owner, ...testUsers].map((user) => user.id);
    return (await this.evidence.exists(id, testers))
      ? met('AUTHORIZATION', null, 'The owner or a test user has authorized the application.')
      : unmet(
          'AUTHORIZATION',
          null,
          'Nobody has authorized the application yet. Go through it once yourself, or let a test user do so.',
        );
  }
}
