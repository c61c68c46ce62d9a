/** How a receiver checks a message, in Node. Code is the same in every language. */
export const VERIFY_IN_NODE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// headers: by their names in lower case; body: the bytes as they came
export function isFromCountExchange(secret, headers, body) {
  const seconds = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = createHmac('sha256', key).update(headers['webhook-id'] + '.' + seconds + '.').update(body);
  const own = Buffer.from('v1,' + signed.digest('base64'));
  return headers['webhook-signature'].split(' ').some((told) => {
    const theirs = Buffer.from(told);
    return theirs.length === own.length && timingSafeEqual(theirs, own);
  });
}`;

/** The same in Python. */
export const VERIFY_IN_PYTHON = `import base64, hashlib, hmac, time

# headers: by their names in lower case; body: the bytes as they came
def is_from_count_exchange(secret, headers, body):
    seconds = headers["webhook-timestamp"]
    if abs(time.time() - int(seconds)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = headers["webhook-id"].encode() + b"." + seconds.encode() + b"." + body
    own = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(own, told) for told in headers["webhook-signature"].split(" "))`;
