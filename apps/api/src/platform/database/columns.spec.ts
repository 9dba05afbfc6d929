import { Column, Entity, PrimaryColumn } from 'typeorm';
import { columnAs, columnOf, columnsOf, jsonOf, listOf, selectOf, selectText } from './columns.js';

@Entity('people')
class PersonEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'display_name', type: 'text' })
  displayName!: string;

  @Column({ name: 'born_at', type: 'timestamptz' })
  bornAt!: string;

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

describe('columnAs', () => {
  it('selects a property under another name', () => {
    expect(columnAs(PersonEntity, 'displayName', 'owner')).toBe('display_name as "owner"');
    expect(columnAs(PersonEntity, 'id', 'ownerId', 'p')).toBe('p.id as "ownerId"');
  });
});

describe('listOf', () => {
  it('puts lists after each other', () => {
    const list = listOf(columnsOf(PersonEntity, ['id']), columnAs(PersonEntity, 'id', 'same'));
    expect(list).toBe('id as "id", id as "same"');
  });
});

describe('selectText', () => {
  it('selects a list', () => {
    const text = selectText(columnsOf(PersonEntity, ['id']), 'from people');
    expect(text).toBe('select id as "id" from people');
  });
});

describe('jsonOf', () => {
  it('makes an object of the properties', () => {
    const json = "json_build_object('id', p.id, 'displayName', p.display_name)";
    expect(jsonOf(PersonEntity, ['id', 'displayName'], 'p')).toBe(json);
  });

  it('writes timestamps as ISO 8601', () => {
    const json = `json_build_object('bornAt', to_char(born_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
    expect(jsonOf(PersonEntity, ['bornAt'])).toBe(json);
  });
});

describe('selectOf', () => {
  it('chooses the properties', () => {
    expect(selectOf(['id', 'displayName'])).toEqual({ id: true, displayName: true });
  });
});
