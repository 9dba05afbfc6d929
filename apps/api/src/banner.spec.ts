import { banner, type BannerFacts } from './banner.js';

const facts: BannerFacts = {
  baseUrl: 'http://localhost:3000',
  database: { dataDir: '/srv/words/.data', movedForRoot: false },
};

describe('banner', () => {
  it('names the address, the place of the data and the next step', () => {
    const text = banner(facts);
    expect(text).toContain('running at http://localhost:3000');
    expect(text).toMatch(/Data +\/srv\/words\/\.data\n/);
    expect(text).toContain('Next: open http://localhost:3000 and sign in.');
  });

  it('shows the password of an admin that this start made', () => {
    const text = banner({ ...facts, newAdmin: { email: 'admin@localhost', password: 'p4ss' } });
    expect(text).toMatch(/Admin +admin@localhost\n/);
    expect(text).toMatch(/Password +p4ss +\(shown only now/);
    expect(text).toContain('sign in as the admin');
  });

  it('shows no admin and no password when this start made none', () => {
    expect(banner(facts)).not.toMatch(/admin|password/i);
  });

  it('names an installed server without its credentials', () => {
    const url = 'postgresql://words:s3cret@db.internal:6432/words?sslmode=require';
    const text = banner({ ...facts, database: { url } });
    expect(text).toContain('PostgreSQL at db.internal:6432/words\n');
    expect(text).not.toContain('s3cret');
  });

  it('says why the data of root is elsewhere', () => {
    const text = banner({
      ...facts,
      database: { dataDir: '/var/lib/wordgrove', movedForRoot: true },
    });
    expect(text).toMatch(/Data .*started by root/);
  });

  it('stays short', () => {
    const newAdmin = { email: 'admin@localhost', password: 'p' };
    expect(banner({ ...facts, newAdmin }).split('\n').length).toBeLessThanOrEqual(12);
  });
});
