import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { membersOf, namesOf, recordOf, valuesOf } from './records.js';
import { TimestampColumn } from './timestamp-column.js';

@Entity('labels')
class LabelEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'short_names', type: 'text', array: true })
  shortNames!: string[];

  @TimestampColumn({ name: 'made_at' })
  madeAt!: string;

  notStored!: string;
}

const LABEL = ['id', 'shortNames', 'madeAt'] as const;

describe('recordOf', () => {
  it('gives each property its type', () => {
    expect(recordOf(LabelEntity, LABEL)).toBe(
      '"id" uuid, "shortNames" text[], "madeAt" timestamptz',
    );
  });

  it('refuses what is not stored', () => {
    expect(() => recordOf(LabelEntity, ['notStored'])).toThrow('notStored');
  });
});

it('names the members as the properties, and the columns as the entity does', () => {
  expect(membersOf(LABEL)).toBe('"id", "shortNames", "madeAt"');
  expect(membersOf(['id'], 'l')).toBe('l."id"');
  expect(namesOf(LabelEntity, LABEL)).toBe('id, short_names, made_at');
  expect(namesOf(LabelEntity, ['madeAt'], 'l')).toBe('l.made_at');
});

it('puts values in the order of their properties', () => {
  expect(valuesOf(LABEL, { madeAt: '$1', id: '$2', shortNames: '$3' })).toBe('$2, $3, $1');
});
