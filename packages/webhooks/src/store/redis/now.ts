/** The beginning of each script: milliseconds since 1970 by the clock of the server, and what it does. */
export const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local action = ARGV[1]
`;
