import { Column, Entity, PrimaryColumn } from 'typeorm';
import { columnOf, columnsOf, selectOf } from './columns.js';

@Entity('people')
class PersonEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'display_name', type: 'text' })
  displayName!: string;

  notStored!: string;
}

describe('columnsOf', () => {
  it('names the columns as the entity does', () => {
    expect(columnsOf(PersonEntity, ['id', 'displayName'])).toBe(
      'id as "id", display_name as "displayName"',
    );
  });

  it('qualifies them if asked', () => {
    expect(columnsOf(PersonEntity, ['displayName'], 'p')).toBe('p.display_name as "displayName"');
  });

  it('refuses what is not stored', () => {
    expect(() => columnOf(PersonEntity, 'notStored')).toThrow('PersonEntity has no column');
  });
});

describe('selectOf', () => {
  it('chooses the properties', () => {
    expect(selectOf(['id', 'displayName'])).toEqual({ id: true, displayName: true });
  });
});
