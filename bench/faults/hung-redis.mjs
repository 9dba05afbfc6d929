// A Redis that is stopped and continued.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../processes.mjs';

const CALLERS = 16;
const PAUSE_MS = 20;

export const hungRedis = {
  name: 'hung Redis',
  needs: ['redis-server'],
  stage: {},
  async prepare() {
    const port = await freePort();
    const places = ['--bind', '127.0.0.1', '--port', String(port)];
    const redis = spawn('redis-server', [...places, '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    const ended = once(redis, 'exit');
    await delay(500);
    const dispose = async () => {
      redis.kill('SIGKILL');
      await ended;
    };
    return {
      redis,
      stage: { environment: { REDIS_URL: `redis://127.0.0.1:${port}` } },
      dispose,
    };
  },
  async run(trial, { seconds, redis }) {
    trial.traffic.callers(CALLERS, PAUSE_MS);
    await trial.fault(async () => {
      redis.kill('SIGSTOP');
      await delay(seconds * 1_000);
      redis.kill('SIGCONT');
    });
  },
};
